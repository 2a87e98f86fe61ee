import type { Config } from 'tailwindcss'

const status = (name: string) => ({
  DEFAULT: `var(--${name})`,
  soft: `var(--${name}-soft)`,
  ink: `var(--${name}-ink)`,
})

/**
 * The names a class may use. Their values, light and dark, are the custom properties of `app/globals.css`.
 * The palette replaces Tailwind's own, so a colour that is not a token does not compile into the stylesheet.
 */
const config: Config = {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      canvas: 'var(--canvas)',
      surface: 'var(--surface)',
      sunken: 'var(--sunken)',
      hover: 'var(--hover)',
      pressed: 'var(--pressed)',
      line: 'var(--line)',
      control: 'var(--control)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      subtle: 'var(--subtle)',
      inverse: { DEFAULT: 'var(--inverse)', ink: 'var(--inverse-ink)' },
      overlay: 'var(--overlay)',
      focus: 'var(--focus)',
      primary: { ...status('primary'), hover: 'var(--primary-hover)', on: 'var(--primary-on)' },
      // For pictures and illustrations; it never says a status.
      accent: status('accent'),
      info: status('info'),
      success: status('success'),
      warning: status('warning'),
      danger: { ...status('danger'), hover: 'var(--danger-hover)', on: 'var(--danger-on)' },
      neutral: status('neutral'),
      star: 'var(--star)',
    },
    fontSize: {
      xs: ['0.75rem', { lineHeight: '1rem' }],
      sm: ['0.8125rem', { lineHeight: '1.25rem' }],
      base: ['0.875rem', { lineHeight: '1.25rem' }],
      md: ['1rem', { lineHeight: '1.5rem' }],
      reading: ['1rem', { lineHeight: '1.625rem' }],
      lg: ['1.125rem', { lineHeight: '1.625rem', letterSpacing: '-0.011em' }],
      xl: ['1.375rem', { lineHeight: '1.75rem', letterSpacing: '-0.017em' }],
      '2xl': ['1.75rem', { lineHeight: '2.25rem', letterSpacing: '-0.021em' }],
      '3xl': ['2.25rem', { lineHeight: '2.75rem', letterSpacing: '-0.024em' }],
      display: ['3.25rem', { lineHeight: '3.5rem', letterSpacing: '-0.032em' }],
    },
    borderRadius: { none: '0', sm: '0.25rem', md: '0.5rem', lg: '0.75rem', full: '9999px' },
    boxShadow: { none: 'none', raised: 'var(--shadow-raised)', pop: 'var(--shadow-pop)' },
    fontFamily: {
      sans: ['var(--font-inter)', 'var(--font-inter-ext)', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    extend: {
      maxWidth: { reading: '45rem', tip: '15.625rem' },
      width: { sidebar: '15rem' },
      transitionDuration: { fast: '120ms', DEFAULT: '150ms', slow: '200ms' },
    },
  },
}

export default config
