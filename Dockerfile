# The build has the whole Swift toolchain; what runs is a small Debian with one program.
FROM swift:6.3-bookworm AS sources
WORKDIR /viaduct
COPY bin/install-build-packages bin/install-packages bin/
RUN bin/install-build-packages && rm -rf /var/lib/apt/lists/*
COPY bin/build bin/
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests

# The toolchain and the program, for `viaduct app`: docker build --target app.
FROM sources AS app
RUN bin/build && .build/release/viaduct app --check Tests/App/GuideTests/HotwireNativeGuide/ButtonComponent.swift
ENTRYPOINT ["/viaduct/.build/release/viaduct", "app"]

# The server alone, which needs no Swift where it runs.
FROM sources AS build
RUN program=$(bin/build --static) && install -D "$program" /viaduct/viaduct

FROM debian:bookworm-slim
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends libwebsockets17 libwebsockets-evlib-ev libcurl4 zlib1g bootstrap-icons qrencode nginx libnginx-mod-http-js \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --no-create-home viaduct
COPY --from=build /viaduct/viaduct /usr/local/bin/viaduct
COPY public /usr/local/share/viaduct/public
COPY config/nginx.conf.template /usr/local/share/viaduct/config/
COPY config/njs /usr/local/share/viaduct/config/njs
COPY config/contract /usr/local/share/viaduct/config/contract
# Without a home there is no file with a secret for remote apps: VIADUCT_TOKEN lets them in.
USER viaduct
# Inside of a container loopback is the container's own: compose.yaml publishes the port on the host's loopback only.
ENV VIADUCT_LISTEN=0.0.0.0:4000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=2s CMD ["viaduct", "health"]
ENTRYPOINT ["viaduct"]
CMD ["serve"]
