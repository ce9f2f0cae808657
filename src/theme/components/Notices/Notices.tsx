import { useNotices } from '#app/use-notices.ts';
import { useLayout } from '../../hooks/useLayout.ts';
import { useStrings } from '../../strings/useStrings.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Notices.module.css';

/** Messages over the page's lower edge. The list itself is always there, so that news in it is read out. */
export function Notices() {
  return useLayout().globalUIComponents ? <NoticeList /> : null;
}

function NoticeList() {
  const notices = useNotices();
  const { dismiss: dismissLabel } = useStrings();
  return (
    <div className={styles.notices} role="status">
      {notices.map(({ id, text, action, dismiss }) => (
        <div className={styles.notice} key={id}>
          <p>{text}</p>
          {action && (
            <button type="button" className={styles.action} onClick={action.run}>
              {action.text}
            </button>
          )}
          <button
            type="button"
            className={styles.dismiss}
            aria-label={dismissLabel}
            onClick={dismiss}
          >
            <Icon name="close" data-small="" />
          </button>
        </div>
      ))}
    </div>
  );
}
