// npm start: the demo on this machine, from a fresh checkout to a served page.
import { startLocally } from './support/server/local-start.mjs'
import { run } from './support/print.mjs'

await run(() => startLocally('demo'))
