document.body.append('Welcome to Acme Web');
