export default function About() {
  return <p>Tea since {new Date(2024, 0, 1).getFullYear()}.</p>;
}
