import { createRoot } from 'react-dom/client';
import { Shop } from './shop';
import './shop.css';

console.log('Teas from', API_URL);

createRoot(document.getElementById('root')).render(<Shop />);
