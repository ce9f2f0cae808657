import { createButton } from 'acme-ui';
import { withTax } from './prices';

document.body.append(createButton(`Pay ${withTax(10)}`));
