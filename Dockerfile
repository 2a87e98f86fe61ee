# Rapport as `npm run serve` runs it. Settings come from the environment; compose.yaml brings a database.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Help is read from docs/help.
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache tests e2e docs/screenshots

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY --from=build --chown=node:node /app ./
# A volume takes over the owner of the folder it is put on.
RUN install -d -o node -g node .data .data/backups
USER node
EXPOSE 3000
# The script "serve" of package.json without npm, which would stand between SIGTERM and the server.
CMD ["node", "--wasm-tiering-budget=100000000", "scripts/serve.mjs"]
