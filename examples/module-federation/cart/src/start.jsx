import { createRoot } from 'react-dom/client';
import Cart from './Cart';

createRoot(document.getElementById('root')).render(<Cart prices={[3, 4]} />);
