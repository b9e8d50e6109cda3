export { Dialog, type DialogCloser, type DialogProps } from './Dialog';
