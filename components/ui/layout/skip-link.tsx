/** The first Tab stop, past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-inverse px-4 py-2 font-medium text-inverse-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
