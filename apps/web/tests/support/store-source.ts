/** Stores a source as after consent to it; returns a function that deletes it. */
export function storeSource(): () => void {
  document.cookie = 'consent=accepted';
  localStorage.setItem('traffic-source', '{"network":"n1"}');
  return () => {
    document.cookie = 'consent=; Max-Age=0';
    localStorage.removeItem('traffic-source');
  };
}
