// #region import
import terms from './terms.txt?raw';

// #endregion

const text = document.createElement('pre');
text.textContent = terms;
document.body.append(text);
