// What one would write in an afternoon: parses each message, and answers it with its own data. `node echo.cjs PORT`
const { WebSocketServer } = require("ws")

new WebSocketServer({ host: "127.0.0.1", port: Number(process.argv[2]), perMessageDeflate: false }).on("connection", socket => {
  socket.on("message", text => {
    const { message } = JSON.parse(text)
    const { id, component, event, data } = message
    socket.send(JSON.stringify({ type: "reply", message: { id, component, event, data } }))
  })
})
