import { classNames } from '../../../ui/classNames.ts';
import { List } from '../../../ui/List/List.tsx';
import { FlushText } from '../../../ui/FlushText/FlushText.tsx';
import type { Service } from '../schema.ts';
import styles from './PriceList.module.css';
import { useActiveService } from './useActiveService.ts';

/** Services with their prices, as on a menu. In one line the leader between the two is the needle. */
export function PriceList({ services }: { services: readonly Service[] }) {
  const { activeIndex, prices, onHover } = useActiveService(services);
  return (
    <List className={styles.priceList}>
      {services.map(({ name, text, price }, index) => (
        <li
          key={name}
          className={classNames(styles.service, index === activeIndex && styles.active)}
          data-reveal="stagger"
          onPointerEnter={(event) => onHover(event, price === undefined ? undefined : index)}
          onPointerLeave={(event) => onHover(event, undefined)}
        >
          <h3 className={styles.name}>
            <FlushText>{name}</FlushText>
          </h3>
          <p className={styles.text}>{text}</p>
          {price && (
            <>
              <span className={`${styles.leader} screen-only`} aria-hidden="true" />
              <p ref={prices[index]} className={`${styles.price} screen-only`}>
                {price}
              </p>
            </>
          )}
        </li>
      ))}
    </List>
  );
}
