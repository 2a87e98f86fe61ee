// npm run dev: like npm start, with the development server and no build.
import { startLocally } from './support/server/local-start.mjs'
import { run } from './support/print.mjs'

await run(() => startLocally('development'))
