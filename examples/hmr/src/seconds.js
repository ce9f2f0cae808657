const hot = import.meta.webpackHot;
const output = document.querySelector('#seconds');
let seconds = hot?.data?.seconds ?? 0;

const timer = setInterval(() => {
  seconds += 1;
  output.textContent = `${seconds} s on this page`;
}, 1000);

if (hot) {
  hot.accept();
  hot.dispose(data => {
    clearInterval(timer);
    data.seconds = seconds;
  });
}
