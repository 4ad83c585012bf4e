# Two images, `api` and `console`, from the same build of the lock file. NODE_IMAGE may name the base by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS source
ENV NX_DAEMON=false
WORKDIR /connect
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/console/package.json apps/console/
COPY bench/package.json bench/
COPY libs/sdk/package.json libs/sdk/
COPY libs/compliance-rules/package.json libs/compliance-rules/
COPY libs/iso20022/package.json libs/iso20022/

FROM source AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npx nx run-many -t build --output-style=static

# The image brings Node, and the database is another service: neither is installed again.
FROM source AS api-packages
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund \
      -w @connect/api -w @connect/compliance-rules -w @connect/iso20022

FROM source AS console-packages
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund -w @connect/console -w @connect/sdk

FROM ${NODE_IMAGE} AS api
ENV NODE_ENV=production
ENV MALLOC_ARENA_MAX=1
WORKDIR /connect
COPY LICENSE ./
COPY --from=api-packages /connect/ ./
COPY --from=build /connect/libs/compliance-rules/dist libs/compliance-rules/dist/
COPY --from=build /connect/libs/iso20022/dist libs/iso20022/dist/
COPY --from=build /connect/apps/api/dist apps/api/dist/
COPY --from=build /connect/apps/api/lists apps/api/lists/
COPY --from=build /connect/apps/api/templates apps/api/templates/
RUN mkdir /data && chown node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "apps/api/dist/main.js"]

FROM ${NODE_IMAGE} AS console
ENV NODE_ENV=production
WORKDIR /connect
COPY LICENSE ./
COPY --from=console-packages /connect/ ./
COPY --from=build /connect/apps/console/server.mjs apps/console/
COPY --from=build /connect/apps/console/dist apps/console/dist/
USER node
EXPOSE 4200
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4200/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/console/server.mjs"]
