/** @type {import('@modern-js/storybook').StorybookConfig} */
module.exports = {
  stories: ['../src/**/*.stories.@(js|jsx|ts|tsx)'],
  framework: {
    name: '@modern-js/storybook',
    options: { bundler: 'rspack' },
  },
  typescript: { reactDocgen: 'react-docgen' },
};
