import styles from './card.module.css';

export const className = styles.card;
