document.documentElement.dataset.acmeUi = '1.0.0';
