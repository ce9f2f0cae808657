import './reviews.css';

const reviews = [{ by: 'Ada', text: 'Best Darjeeling in town' }];

export default function Reviews() {
  return (
    <ul className="reviews">
      {reviews.map(({ by, text }) => (
        <li key={by}>
          {text} ({by})
        </li>
      ))}
    </ul>
  );
}
