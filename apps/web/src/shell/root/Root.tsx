import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Document } from '../document';

/** Every page: its document, and in it the screen. */
export function Root() {
  const { server } = useRouter().options.context;
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <Document head={server?.head} scripts={server?.scripts}>
      <Outlet />
    </Document>
  );
}
