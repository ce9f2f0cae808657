// Evaluated in a task of its own, before the regions are.
import 'react-dom/client';
