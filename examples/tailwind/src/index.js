import './index.css';

const button = document.createElement('button');
button.className = 'btn mt-4 hover:bg-sky-700';
button.textContent = 'New order';
button.addEventListener('click', () => button.classList.add('opacity-50'));
document.body.append(button);
