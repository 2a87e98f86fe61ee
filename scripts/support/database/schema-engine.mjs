import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import pg from 'pg'

/** @typedef {import('@prisma/schema-engine-wasm/schema_engine_bg').SchemaContainer} SchemaFile */
/** @typedef {import('@prisma/driver-adapter-utils').SqlDriverAdapter} SqlDriverAdapter */
/** @typedef {import('@prisma/driver-adapter-utils').SqlMigrationAwareDriverAdapterFactory} AdapterFactory */

const noFilters = { externalTables: [], externalEnums: [] }

// The package's own entry imports the .wasm file as a module, which Node does only behind a flag.
async function instantiate() {
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const source = await readFile(script.replace(/\.js$/, '.wasm'))
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: reportPanic } })
  const imports = Object.fromEntries(Object.entries(bindings).map(withoutWaiting))
  const compiled = await WebAssembly.compile(new Uint8Array(source))
  const instance = await WebAssembly.instantiate(compiled, { './schema_engine_bg.js': imports })
  bindings.__wbg_set_wasm(instance.exports)
  const { __wbindgen_start: begin } = instance.exports
  if (typeof begin === 'function') begin()
  return bindings
}

// The engine sets a timer of ten seconds for its advisory lock and never clears it; nobody should wait for that to end.
/** @param {[string, unknown]} entry */
function withoutWaiting([name, value]) {
  if (!name.startsWith('__wbg_setTimeout') || typeof value !== 'function') return [name, value]
  return [name, (/** @type {unknown[]} */ ...args) => value(...args).unref()]
}

/** @param {string} message */
function reportPanic(message) {
  process.stderr.write(`The schema engine failed: ${message}\n`)
}

/** @type {ReturnType<typeof instantiate> | undefined} */
let loaded

/**
 * Prisma's schema engine as WebAssembly, so that no native binary is downloaded.
 * @param {{ adapter: AdapterFactory, files: SchemaFile[] }} options
 */
async function openEngine({ adapter, files }) {
  loaded ??= instantiate()
  const { SchemaEngine } = await loaded
  const datamodels = files.map(({ path, content }) => /** @type {[string, string]} */ ([path, content]))
  return SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapter))
}

/**
 * The adapter cuts a script at every semicolon, also within a function or a comment, and each piece would count by
 * itself. Sent whole, as Prisma's own client does, a migration is applied altogether or not at all.
 * @param {pg.Pool} pool
 * @returns {AdapterFactory}
 */
function wholeScripts(pool) {
  const factory = new PrismaPg(pool)
  /** @param {SqlDriverAdapter} connection */
  const whole = (connection) =>
    Object.assign(connection, {
      executeScript: async (/** @type {string} */ script) => void (await pool.query(script)),
    })
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => whole(await factory.connect()),
    connectToShadowDb: async () => whole(await factory.connectToShadowDb()),
  }
}

/**
 * Applies what the database lacks of the migrations, recorded in `_prisma_migrations` as Prisma does.
 * Resolves to the names applied; throws with the engine's message when one fails or has failed before.
 * @param {{ databaseUrl: string, files: SchemaFile[], migrationsList: import('./migration-files.mjs').MigrationList }} input
 */
export async function applyMigrations({ databaseUrl, files, migrationsList }) {
  // The engine never closes its connections, and open ones would keep this process from ending.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const engine = await openEngine({ adapter: wholeScripts(pool), files })
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: noFilters })
    return appliedMigrationNames
  } finally {
    engine.free()
    await pool.end()
  }
}

/**
 * The SQL that leads from one schema to another, or null where they are the same. Needs no database.
 * @param {{ from: SchemaFile[], to: SchemaFile[] }} schemas `from` empty means an empty database
 */
export async function diffSchemas({ from, to }) {
  const engine = await openEngine({ adapter: nowhere, files: to })
  try {
    const source = from.length ? { tag: /** @type {const} */ ('schemaDatamodel'), files: from } : emptySchema
    const target = { tag: /** @type {const} */ ('schemaDatamodel'), files: to }
    const answer = await engine.diff({ from: source, to: target, script: true, exitCode: true, filters: noFilters })
    return answer.exitCode === 0 ? null : answer.stdout
  } finally {
    engine.free()
  }
}

const emptySchema = { tag: /** @type {const} */ ('empty') }

// The engine insists on a connection even to compare two texts. This one leads nowhere and answers with nothing.
/** @type {SqlDriverAdapter} */
const silence = {
  provider: 'postgres',
  adapterName: 'nowhere',
  queryRaw: async () => ({ columnNames: [], columnTypes: [], rows: [] }),
  executeRaw: async () => 0,
  executeScript: async () => {},
  startTransaction: () => Promise.reject(new Error('There is no database behind a comparison of schemas.')),
  dispose: async () => {},
}

/** @type {AdapterFactory} */
const nowhere = {
  provider: 'postgres',
  adapterName: 'nowhere',
  connect: async () => silence,
  connectToShadowDb: async () => silence,
}
