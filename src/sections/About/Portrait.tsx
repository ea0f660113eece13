import { Picture } from '../../ui/Picture/Picture.tsx';
import { Halo } from './Halo.tsx';
import styles from './Portrait.module.css';
import type { AboutContent } from './schema.ts';

/** How wide it is shown; a drawing bleeds off the window's side. */
const sizes = {
  drawing: '(min-width: 80rem) 60vw, (min-width: 64rem) 70vw, 112vw',
  photo: '(min-width: 64rem) 47vw, 100vw',
};

/** The owner's portrait before kites that are turned to the face: a drawing stands free, a photo is printed in two inks. */
export function Portrait({
  portrait: { kind = 'photo', ...picture },
}: {
  portrait: AboutContent['portrait'];
}) {
  const image = <Picture picture={picture} kind="portrait" sizes={sizes[kind]} className={styles.image} />;
  return kind === 'drawing' ? (
    <div className={styles.drawing}>
      <Halo kind="drawing" />
      {image}
    </div>
  ) : (
    <>
      <Halo kind="photo" />
      <div className={styles.photo}>{image}</div>
    </>
  );
}
