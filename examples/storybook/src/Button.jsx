import './button.css';

export function Button({ label, primary = false }) {
  return (
    <button type="button" className={primary ? 'button primary' : 'button'}>
      {label}
    </button>
  );
}
