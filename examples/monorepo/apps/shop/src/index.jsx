import { Button } from '@acme/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.querySelector('#root')).render(<Button>In the cart</Button>);
