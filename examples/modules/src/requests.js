// #region requests
import fromData from 'data:text/javascript,export default "made in the import"';
import { text } from './note?draft';
import source from './price.js?raw';

export { fromData, source, text };
// #endregion
