import { ImageResponse } from 'next/og'

export const socialSize = { width: 1200, height: 630 }

const colors = { paper: '#fcfbf9', ink: '#201d1a', quiet: '#6b655f', primary: '#0f7a71', accent: '#ee8155' }

const LogoMark = () => (
  <svg width="72" height="72" viewBox="0 0 32 32">
    <path
      fill={colors.accent}
      d="M20 5a10 10 0 0 1 7.9 16.13l1.02 4.2a.75.75 0 0 1-.92.9l-4.12-1.09A10 10 0 1 1 20 5Z"
    />
    <path
      fill={colors.primary}
      d="M12 5a10 10 0 0 0-7.9 16.13l-1.02 4.2a.75.75 0 0 0 .92.9l4.12-1.09A10 10 0 1 0 12 5Z"
    />
  </svg>
)

/** The social preview image: name and sentence. */
export const socialPicture = (title: string, text: string) =>
  new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 80,
        color: colors.ink,
        backgroundColor: colors.paper,
        borderTop: `16px solid ${colors.primary}`,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 44 }}>
        <LogoMark />
        Rapport
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 28 }}>
        <div style={{ fontSize: 84, lineHeight: 1.1, letterSpacing: '-0.03em' }}>{title}</div>
        <div style={{ fontSize: 38, lineHeight: 1.35, color: colors.quiet }}>{text}</div>
      </div>
    </div>,
    socialSize,
  )
