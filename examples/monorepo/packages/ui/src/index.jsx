export { Button } from './Button.jsx';
