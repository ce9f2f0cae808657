import { useState } from 'react';

export function Button({ children }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {children}: {count}
    </button>
  );
}
