import { act } from 'react';
import { createRoot } from 'react-dom/client';
import About from './About';

global.IS_REACT_ACT_ENVIRONMENT = true;

test('names the year', async () => {
  const box = document.createElement('div');
  await act(async () => createRoot(box).render(<About />));
  expect(box.textContent).toBe('Tea since 2024.');
});
