export { isInstalledApp } from './is-installed-app';
