import icon from './download.svg';

// #region address
const manual = new URL('./manual.pdf', import.meta.url);
// #endregion

const link = document.createElement('a');
link.href = manual.href;
link.innerHTML = `<img src="${icon}" alt="" /> Manual`;
document.body.append(link);
