# The build has the whole Swift toolchain; what runs is a small Debian with one program.
FROM swift:6.3-bookworm AS sources
WORKDIR /viaduct
COPY bin/install-build-packages bin/install-packages bin/
RUN bin/install-build-packages && rm -rf /var/lib/apt/lists/*
COPY bin/build bin/
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests

# The toolchain and the compiled modules, for `viaduct app`: docker build --target app.
FROM sources AS app
RUN bin/build && .build/release/viaduct app --check Tests/App/GuideTests/HotwireNativeGuide/ButtonComponent.swift
# The server's user, whose secret in /var/lib/viaduct it may read.
RUN useradd --system --uid 990 --home-dir /var/lib/viaduct --create-home viaduct
USER viaduct
ENV HOME=/var/lib/viaduct XDG_CACHE_HOME=/tmp/cache
ENTRYPOINT ["/viaduct/.build/release/viaduct", "app"]

# The server alone, which needs no Swift where it runs.
FROM sources AS build
RUN program=$(bin/build --static) && install -D --strip "$program" /viaduct/viaduct

FROM debian:bookworm-slim
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends ca-certificates libwebsockets17 libwebsockets-evlib-ev libcurl4 zlib1g bootstrap-icons qrencode nginx libnginx-mod-http-js \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/log/apt /var/log/dpkg.log \
    && useradd --system --uid 990 --home-dir /var/lib/viaduct --create-home viaduct \
    && chmod 0700 /var/lib/viaduct
COPY --from=build /viaduct/viaduct /usr/local/bin/viaduct
COPY public /usr/local/share/viaduct/public
COPY config/nginx.conf.template /usr/local/share/viaduct/config/
COPY config/njs /usr/local/share/viaduct/config/njs
COPY config/contract /usr/local/share/viaduct/config/contract
COPY config/mcp /usr/local/share/viaduct/config/mcp
USER viaduct
# The secret that the server makes for remote apps is kept here. Only /tmp is written besides.
ENV HOME=/var/lib/viaduct
VOLUME /var/lib/viaduct
# Inside of a container loopback is the container's own. Beyond it a token is needed, or VIADUCT_INSECURE=1 where the
# port is published on the host's loopback only, as in compose.yaml.
ENV VIADUCT_LISTEN=0.0.0.0:4000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=2s CMD ["viaduct", "health"]
ENTRYPOINT ["viaduct"]
CMD ["serve"]
