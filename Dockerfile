# One image, five commands: node src/server.ts · node src/worker.ts · node scripts/migrate.ts · node scripts/ops.ts ·
# node scripts/retry-given-up.ts
FROM node:24-bookworm-slim AS build
WORKDIR /app
RUN npm install -g pnpm@12.18.0
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm install --frozen-lockfile
COPY . .
RUN pnpm build && pnpm prune --prod
# The encoder's runtime comes with libraries for five systems (288 MB); one of them is this one's (25 to 45 MB).
RUN cd node_modules/onnxruntime-node/bin/napi-v6 \
  && find . -mindepth 2 -maxdepth 2 ! -path "./linux/$(node -p process.arch)" -exec rm -r {} +

FROM node:24-bookworm-slim
WORKDIR /app
# The allocator gives memory back after a large picture instead of keeping it.
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/content ./content
COPY --from=build /app/src ./src
COPY --from=build /app/scripts/migrate.ts /app/scripts/ops.ts /app/scripts/retry-given-up.ts ./scripts/
COPY --from=build /app/scripts/ops ./scripts/ops
USER node
EXPOSE 3000
CMD ["node", "src/server.ts"]
