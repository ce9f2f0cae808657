async function list(url, selector, text) {
  const response = await fetch(url);
  const items = await response.json();
  for (const item of items) {
    const element = document.createElement('li');
    element.textContent = text(item);
    document.querySelector(selector).append(element);
  }
}

list('/api/users', '#users', user => user.name);
list('/mock/news', '#news', news => news.title);
