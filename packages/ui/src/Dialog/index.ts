export { Dialog, type DialogCloser, type DialogProps } from './Dialog';
export { DialogFoot } from './DialogFoot';
