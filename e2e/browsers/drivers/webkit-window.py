"""A bare window around WebKitGTK, driven by WebKitWebDriver: `webkit-window.py FOLDER WIDTH HEIGHT SCRIPT`.

MiniBrowser cannot be narrower than 447 px, and keeps its console to itself.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

# The driver silences the standard output of what it starts.
os.dup2(2, 1)

folder, width, height, script = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
# Not an ephemeral context, which keeps its console to itself.
context = WebKit2.WebContext(website_data_manager=WebKit2.WebsiteDataManager(
    base_data_directory=folder, base_cache_directory=folder))
context.set_automation_allowed(True)


def create_view(*_):
    scripts = WebKit2.UserContentManager()
    scripts.add_script(WebKit2.UserScript(
        script, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=scripts, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window(title='Mercado Local')
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    return view


context.connect('automation-started', lambda _, session: session.connect('create-web-view', create_view))
Gtk.main()
