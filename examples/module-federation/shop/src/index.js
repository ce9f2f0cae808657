import('./start');
