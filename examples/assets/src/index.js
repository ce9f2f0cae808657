import logo from './logo.png';

const image = new Image();
image.src = logo;
document.body.append(image);
