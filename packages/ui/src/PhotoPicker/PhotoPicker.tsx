import { Trans } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon';
import * as styles from './PhotoPicker.css';

export interface PhotoPickerProps {
  /** The kinds of files that are taken, as browsers name them. */
  accept: readonly string[];
  onPick: (files: File[]) => void;
  /** One photo is wanted, not several. */
  single?: boolean | undefined;
  /** How many there are and may be. */
  children?: ReactNode;
}

/** A place for new photos: chosen among one's files, dropped here, or taken with the camera. */
export function PhotoPicker({ accept, onPick, single = false, children }: PhotoPickerProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onPick(files);
  };
  const follow = (event: DragEvent) => {
    // What moves over it may be one of the photos, which are put in order elsewhere.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div
      className={single ? styles.pickerAlone : styles.picker}
      data-over={isOver ? '' : undefined}
      onDragOver={follow}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileChoice
        className={styles.choice}
        icon={ImagePlus}
        accept={accept}
        multiple={!single}
        onPick={onPick}
      >
        {single ? <Trans>Choose a photo</Trans> : <Trans>Add photos</Trans>}
      </FileChoice>
      <FileChoice className={styles.quietChoice} icon={Camera} accept={accept} capture="user" onPick={onPick}>
        <Trans>Use camera</Trans>
      </FileChoice>
      <span className={styles.dropWords}>
        {single ? <Trans>or drop it here</Trans> : <Trans>or drop them here</Trans>}
      </span>
      {children !== undefined && <span>{children}</span>}
    </div>
  );
}

interface FileChoiceProps extends Omit<PhotoPickerProps, 'single'> {
  className: string;
  icon: IconGlyph;
  multiple?: boolean;
  capture?: 'user';
}

function FileChoice({ className, icon, accept, onPick, children, ...attributes }: FileChoiceProps) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen again.
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <label className={className}>
      <Icon of={icon} />
      {children}
      <input {...attributes} type="file" accept={accept.join(',')} className={styles.input} onChange={pick} />
    </label>
  );
}
