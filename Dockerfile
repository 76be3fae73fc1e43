# The site as it is, on nginx without root rights, port 8080:
#   docker build --build-arg SITE_URL=https://www.example.com -t sarbath . && docker run --rm -p 8080:8080 --read-only --tmpfs /tmp sarbath
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL=""
RUN SITE_URL="$SITE_URL" npm run build

FROM nginxinc/nginx-unprivileged:1.29.4-alpine
COPY src/hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist /usr/share/nginx/html
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD nc -z 127.0.0.1 8080
