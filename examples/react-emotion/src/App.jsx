import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';

const Shop = styled.main`
  margin: 24px;
`;

const Total = styled.p`
  font-weight: 700;

  ${Shop} & {
    color: teal;
  }
`;

const button = css`
  border: 1px solid silver;
  border-radius: 4px;
`;

export function App() {
  const [count, setCount] = useState(0);

  return (
    <Shop>
      <button type="button" css={button} onClick={() => setCount(count + 1)}>
        {count} in the cart
      </button>
      <Total>{(count * 4.5).toFixed(2)} €</Total>
    </Shop>
  );
}
