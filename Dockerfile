# The packaged files, and node: nothing that builds, and nothing that may be written but DATA_DIR.
FROM node:24-slim AS packaged
WORKDIR /source
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
COPY . .
RUN ["npm", "run", "package", "--", "--to", "/packaged"]

FROM node:24-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=packaged /packaged ./
RUN ["install", "--directory", "--mode=0700", "--owner=10001", "--group=10001", "/data"]
USER 10001:10001
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "server/dist/main.js"]
