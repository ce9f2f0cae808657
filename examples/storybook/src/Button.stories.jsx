import { Button } from './Button.jsx';

export default { title: 'Button', component: Button };

export const Primary = { args: { label: 'Add to cart', primary: true } };

export const Secondary = { args: { label: 'Cancel' } };
