/** @type {import('prettier').Config} */
const config = {
  semi: false,
  singleQuote: true,
  tabWidth: 2,
  trailingComma: 'all',
  printWidth: 120,
  // Classes stand in markup alone, and to look for them in all the rest takes as long again.
  overrides: [
    { files: '*.tsx', options: { plugins: ['prettier-plugin-tailwindcss'], tailwindStylesheet: './app/globals.css' } },
  ],
}

export default config
