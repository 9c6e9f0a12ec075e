# frozen_string_literal: true

require "json"
require "rack"

# A small web app with bridge components, for the tests beside it. The demo's web bridge stands for the app's bundle.
class Notes
  DEMO = File.expand_path("../../../public/demo", __dir__)
  TYPES = { ".js" => "text/javascript", ".css" => "text/css" }.freeze

  attr_reader :notes

  def initialize
    reset
  end

  def reset
    @notes = { 1 => "Milk" }
    @flash = nil
  end

  def call(environment)
    request = Rack::Request.new(environment)
    case [request.request_method, request.path]
    in ["GET", "/notes"] then page(list)
    in ["GET", "/notes/1"] then page(note)
    in ["GET", "/notes/1/edit"] then page(form)
    in ["POST", "/notes/1"] then update(request.params["title"])
    in ["POST", "/notes/1/delete"] then delete
    in ["GET", %r{\A/demo/}] then file(request.path.delete_prefix("/demo/"))
    else [404, { "Content-Type" => "text/plain" }, ["There is nothing here"]]
    end
  end

  private

  def list
    "<h1>Notes</h1>#{announce "theme", "connect", theme: nil}" \
      "#{announce "button", "right", title: "New", iosImage: "plus", androidImage: "add"}" \
      "#{@notes.values.map { |title| "<p>#{Rack::Utils.escape_html title}</p>" }.join}"
  end

  def note
    <<~HTML
      <h1>#{Rack::Utils.escape_html @notes[1]}</h1>
      <ul data-controller="menu"><li><a href="/notes/1/edit">Edit</a></li><li><button form="delete" class="danger">Delete</button></li></ul>
      <form id="delete" method="post" action="/notes/1/delete"></form>
    HTML
  end

  def form
    <<~HTML
      <h1>Edit</h1>
      <form method="post" action="/notes/1" data-controller="form">
        <label>Title <input name="title" value="#{Rack::Utils.escape_html @notes[1]}" required></label>
        <button type="submit" data-bridge-title="Update">Update</button>
      </form>
    HTML
  end

  def update(title)
    @notes[1] = title
    redirect "The note was updated."
  end

  def delete
    @notes.delete 1
    redirect "The note was deleted."
  end

  def redirect(flash)
    @flash = flash
    [303, { "Location" => "/notes" }, []]
  end

  def announce(component, event, **data)
    attributes = { component: component, event: event, data: JSON.generate(data) }
    "<i data-controller=\"announce\" #{attributes.map { |key, value| "data-#{key}=\"#{Rack::Utils.escape_html value}\"" }.join " "}></i>"
  end

  def flash
    return unless @flash
    text, @flash = @flash, nil
    announce("toast", "show", message: text, level: "success") + announce("haptic", "vibrate", feedback: "success")
  end

  def page(body)
    html = <<~HTML
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><title>Notes</title><link rel="icon" href="data:,"><script type="module" src="/demo/notes.js"></script></head>
      <body>#{flash}#{body}</body>
      </html>
    HTML
    [200, { "Content-Type" => "text/html; charset=utf-8" }, [html]]
  end

  def file(name)
    path = name == "notes.js" ? File.join(__dir__, name) : File.expand_path(name, DEMO)
    return [404, {}, []] unless path.start_with?(DEMO, __dir__) && File.file?(path)
    [200, { "Content-Type" => TYPES.fetch(File.extname(path), "text/plain") }, [File.read(path)]]
  end
end
