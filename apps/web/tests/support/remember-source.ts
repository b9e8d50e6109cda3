/** As after a yes to remembering the source; gives what forgets it. */
export function rememberSource(): () => void {
  document.cookie = 'consent=accepted';
  localStorage.setItem('traffic-source', '{"network":"n1"}');
  return () => {
    document.cookie = 'consent=; Max-Age=0';
    localStorage.removeItem('traffic-source');
  };
}
