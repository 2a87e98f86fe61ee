/** @typedef {import('./packages.mjs').LockedPackage & { optionalDependencies?: Record<string, string> }} Entry */

const systems = ['linux', 'darwin', 'win32', 'freebsd', 'android', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'aix']
const processors = ['x64', 'arm64', 'arm', 'ia32', 'riscv64', 's390x', 'ppc64', 'loong64', 'mips64el', 'wasm32']

/**
 * The packages that a lock file leaves out although another one names them as optional, as entries to add. Their
 * system and processor are read off the name, as `@next/swc-darwin-arm64` tells them.
 * @param {Record<string, Entry>} packages the part of that name of a lock file
 * @returns {[string, Entry][]}
 */
export function missingOptionals(packages) {
  const missing = Object.entries(packages).flatMap(([place, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, place, name))
      .map(([name, version]) => entryOf(name, version, dev)),
  )
  return Object.entries(Object.fromEntries(missing))
}

// A package finds another in its own node_modules or in that of any folder above.
/**
 * @param {Record<string, Entry>} packages
 * @param {string} place
 * @param {string} name
 */
function isLocked(packages, place, name) {
  const parents = place.split('/node_modules/')
  const above = parents.map((_, depth) => parents.slice(0, depth + 1).join('/node_modules/')).filter(Boolean)
  return ['', ...above].some((parent) => packages[`${parent ? `${parent}/` : ''}node_modules/${name}`])
}

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean | undefined} dev
 * @returns {[string, Entry]}
 */
function entryOf(name, version, dev) {
  const words = name.split('/').at(-1)?.split('-') ?? []
  const os = words.filter((word) => systems.includes(word))
  const cpu = words.filter((word) => processors.includes(word))
  const libc = os[0] === 'linux' ? words.flatMap((word) => libcOf(word)) : []
  return [
    `node_modules/${name}`,
    {
      version: version.replace(/^[\^~]/, ''),
      ...(cpu.length ? { cpu } : {}),
      ...(dev ? { dev } : {}),
      ...(libc.length ? { libc } : {}),
      optional: true,
      ...(os.length ? { os } : {}),
    },
  ]
}

/** @param {string} word */
const libcOf = (word) => (word.startsWith('musl') ? ['musl'] : word.startsWith('gnu') ? ['glibc'] : [])
