export { Home, type HomeProps } from './Home';
