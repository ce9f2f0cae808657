export function createCounter() {
  const button = document.createElement('button');
  let count = 0;

  function render() {
    button.textContent = `Clicked ${count} times`;
  }

  button.addEventListener('click', () => {
    count += 1;
    render();
  });
  render();
  return button;
}
