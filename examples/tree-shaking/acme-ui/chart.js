import './chart.css';

window.acmeCharts = new Map();

export function createChart(values) {
  const chart = document.createElement('acme-chart');
  window.acmeCharts.set(chart, values);
  return chart;
}
