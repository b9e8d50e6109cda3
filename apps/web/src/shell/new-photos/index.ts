export { checkFiles, type CheckedFiles } from './check-files';
export { CropQueue } from './CropQueue';
export { usePreview } from './use-preview';
